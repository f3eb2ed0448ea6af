# syntax=docker/dockerfile:1.7
# The web server of one partner. Context: the folder of a pack, whose only program needs Node alone.
#   pnpm partner pack acme --out packs
#   docker build --file tooling/deployment/containers/site.Dockerfile --tag dining-site:3cb24a1ca217d9be packs/acme-3cb24a1ca217d9be
FROM docker.io/library/node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOME=/tmp HOST=0.0.0.0 PORT=8080
WORKDIR /site
COPY . .
USER 65532:65532
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["server.mjs"]
