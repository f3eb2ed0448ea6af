import { useMember } from '@dining/session'
import { useEffect, useState, type ComponentType } from 'react'

interface ListProps {
  readonly publicId: string
}

/** The member's actions that wait for a connection, or were refused. Its code is loaded only where this device keeps something. */
export function UnsentLater() {
  const publicId = useMember()?.publicId
  const [List, setList] = useState<ComponentType<ListProps>>()
  useEffect(() => {
    const load = async () => {
      const { holdsSomething } = await import('./agreed.ts')
      if (!(await holdsSomething())) return
      const { UnsentList } = await import('./UnsentList.tsx')
      setList(() => UnsentList)
    }
    // Without it the page is complete.
    load().catch(() => undefined)
  }, [])
  return List && publicId !== undefined ? <List publicId={publicId} /> : null
}
