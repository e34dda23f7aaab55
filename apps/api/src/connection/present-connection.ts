import type { ConnectedAccount, ConnectOffer } from "@kinora/contracts/connection/connection";
import type { ReturnedAccounts } from "@kinora/domain/connection/connect-account";
import type { StoredConnection } from "@kinora/domain/connection/connection-store";
import type { Locale } from "@kinora/text/locale";
import { sentence } from "@kinora/text/sentence";

/** Presents a connection, with the others that end with it; never its tokens. */
export const presentConnection = (
  one: StoredConnection,
  ending: readonly StoredConnection[],
): ConnectedAccount => ({
  ...{ id: one.id, platform: one.platform, flavour: one.flavour, name: one.name },
  ...{ state: one.state, connectedAt: one.connectedAt.toISOString() },
  endsAt: endOf(one)?.toISOString() ?? null,
  endsWith: ending.filter(({ id }) => id !== one.id).map(({ name }) => name),
});

/** Only told when it is near: until then it is renewed. */
const endOf = ({ state, refreshExpiresAt, accessExpiresAt }: StoredConnection): Date | null =>
  state === "expiring" ? (refreshExpiresAt ?? accessExpiresAt) : null;

/** Presents the accounts to choose from; one that cannot be connected with its reason. */
export function presentOffer(
  { offerId, platform, accounts, failure }: ReturnedAccounts,
  locale: Locale,
): ConnectOffer {
  const params = { platform };
  return {
    ...{ id: offerId, platform },
    accounts: accounts.map(({ accountId, name, unconnectable }) => ({
      ...{ accountId, name },
      reason: unconnectable && sentence({ code: `connection.${unconnectable}`, params }, locale),
    })),
    failure: failure && sentence({ code: `publication.${failure.code}`, params }, locale),
  };
}
