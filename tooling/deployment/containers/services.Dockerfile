# syntax=docker/dockerfile:1.7
# API, card vault and studio: one image; the arguments of the container choose the process. Context: the top of the repository.
#   docker build --file tooling/deployment/containers/services.Dockerfile --target services --tag dining-services .
FROM docker.io/library/node:24.21.0-bookworm-slim AS source
WORKDIR /dining
# The version of package.json.
RUN npm install --global pnpm@12.21.0
COPY . .

# The pages of vault and studio.
FROM source AS built
RUN pnpm install --frozen-lockfile --filter '@dining/card-vault...' --filter '@dining/studio...'
RUN pnpm --filter @dining/card-vault --filter @dining/studio build

FROM source AS installed
RUN pnpm install --frozen-lockfile --prod --filter '@dining/api...' --filter '@dining/card-vault...' --filter '@dining/studio...' --filter './partners/*'
COPY --from=built /dining/apps/card-vault/dist apps/card-vault/dist
COPY --from=built /dining/apps/studio/dist apps/studio/dist

# What vendors host, for the rehearsal of compose.yaml; never for an installation.
FROM source AS vendors-installed
RUN pnpm install --frozen-lockfile --prod --filter '@dining/deployment...' --filter '@dining/sandbox...'

FROM docker.io/library/node:24.21.0-bookworm-slim AS vendors
# Its user is not in /etc/passwd, so HOME must be set.
ENV NODE_ENV=production HOME=/tmp PORT=8080
WORKDIR /dining
COPY --from=vendors-installed /dining /dining
USER 65532:65532
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["tooling/deployment/src/rehearsal/vendors-main.ts"]

FROM docker.io/library/node:24.21.0-bookworm-slim AS services
ENV NODE_ENV=production HOME=/tmp HOST=0.0.0.0 PORT=8080 PARTNERS_DIR=/dining/partners
WORKDIR /dining
# Owned by root: the process cannot change its own code. It writes to /data and /tmp, which the platform mounts; all else is read-only.
COPY --from=installed /dining /dining
USER 65532:65532
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["apps/api/src/main.ts"]
