import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** Maximum entries per kind; the oldest is dropped. */
const MOST = 20_000;
/** Milliseconds between two sweeps of expired entries. */
const SWEEP = 1_000;

/**
 * Stores sign-ins in progress. They live for minutes and in memory only; a restart discards them.
 */
export function flowStore(): AdapterFactory {
  const models = new Map<string, Map<string, Entry>>();
  return (name) => {
    const entries = models.get(name) ?? new Map<string, Entry>();
    models.set(name, entries);
    return adapterOver(entries);
  };
}

function adapterOver(entries: Map<string, Entry>): Adapter {
  function read(id: string): AdapterPayload | undefined {
    const entry = entries.get(id);
    if (entry === undefined || entry.expiresAt > Date.now()) return entry?.payload;
    entries.delete(id);
    return undefined;
  }
  let swept = Number.NEGATIVE_INFINITY;
  function makeRoom(): void {
    if (Date.now() - swept >= SWEEP) {
      swept = Date.now();
      for (const known of [...entries.keys()]) read(known);
    }
    const [oldest] = entries.keys();
    if (entries.size >= MOST && oldest !== undefined) entries.delete(oldest);
  }
  const findBy = async (matches: (payload: AdapterPayload) => boolean) =>
    [...entries.keys()].map(read).find((payload) => payload !== undefined && matches(payload));
  return {
    async upsert(id, payload, expiresIn) {
      makeRoom();
      const expiresAt =
        expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1000;
      entries.set(id, { payload, expiresAt });
    },
    find: async (id) => read(id),
    findByUserCode: (userCode) => findBy((payload) => payload.userCode === userCode),
    findByUid: (uid) => findBy((payload) => payload.uid === uid),
    async consume(id) {
      const payload = read(id);
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(id);
    },
    async revokeByGrantId(grantId) {
      for (const [id, { payload }] of entries) if (payload.grantId === grantId) entries.delete(id);
    },
  };
}
