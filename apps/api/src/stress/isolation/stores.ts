import {
  BinaryOperationNode,
  ColumnNode,
  OperationNodeTransformer,
  ReferenceNode,
  ValueNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
} from 'kysely'

import type { Store } from '../../store/store.ts'

const namesPartner = (node: OperationNode): boolean =>
  ReferenceNode.is(node) ? namesPartner(node.column) : ColumnNode.is(node) && node.column.name === 'partner_id'

/** Makes `partner_id = <value>` true for every row. */
class WithoutPartner extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = super.transformBinaryOperation(node)
    return BinaryOperationNode.create(
      leftOperand,
      operator,
      namesPartner(leftOperand) && ValueNode.is(rightOperand) ? leftOperand : rightOperand,
    )
  }
}

const transformer = new WithoutPartner()
const withoutPartner: KyselyPlugin = {
  transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => transformer.transformNode(node, queryId),
  transformResult: ({ result }: PluginTransformResultArgs) => Promise.resolve(result),
}

/** A store with other transactions of tenants, of every kind. */
const withTenant = (store: Store, wrap: (tenant: Store['tenant']) => Store['tenant']): Store => ({
  ...store,
  tenant: wrap(store.tenant),
  admitting: { tenant: wrap(store.admitting.tenant) },
  reading: { ...store.reading, tenant: wrap(store.reading.tenant) },
})

/** A store whose queries have no condition on the partner, so that only row level security isolates partners. */
export const policiesAlone = (store: Store): Store =>
  withTenant(store, (tenant) => (partnerId, work) => tenant(partnerId, (tx) => work(tx.withPlugin(withoutPartner))))

/** A store without row level security for requests, so that only the queries' conditions isolate partners. */
export const queriesAlone = (store: Store): Store => withTenant(store, () => (_partnerId, work) => store.owner(work))
