import type { HostedAudience } from "@kinora/contracts/hosted/hosted-audience";
import type { NamedPeopleStore } from "@kinora/domain/hosted/named-people";

/** The audience as of the last read: users named in the environment and by the owner. */
export interface LiveAudience extends HostedAudience {
  /** Reads whom the owner has named, in any process. */
  look(): Promise<void>;
}

export function watchNamed(
  store: Pick<NamedPeopleStore, "list">,
  { everybody, named, takesNames }: HostedAudience,
): LiveAudience {
  let all = named;
  return {
    ...{ everybody, takesNames },
    get named() {
      return all;
    },
    async look() {
      if (takesNames) all = new Set([...named, ...(await store.list())]);
    },
  };
}
