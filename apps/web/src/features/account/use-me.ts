import type { CurrentUser } from "@kinora/contracts/account/account";
import { useMemo } from "react";
import { useAppSelector } from "../../store/store.ts";
import { useGetMeQuery } from "./account-api.ts";
import { knownPerson } from "./known-person.ts";

/**
 * The signed-in user; while the server is unreachable, as last seen. Null while unknown or signed
 * out.
 */
export function useMe(): CurrentUser | null {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const { data } = useGetMeQuery(undefined, { skip: uid === null });
  const lost = useAppSelector(({ connection }) => connection.lost);
  const seen = useMemo(() => (lost ? knownPerson() : null), [lost]);
  if (uid === null) return null;
  return data ?? (seen?.id === uid ? seen : null);
}
