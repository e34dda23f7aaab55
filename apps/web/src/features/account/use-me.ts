import type { CurrentUser } from "@kinora/contracts/account/account";
import { useAppSelector } from "../../store/store.ts";
import { useGetMeQuery } from "./account-api.ts";

/** The signed-in person; null while unknown or signed out. */
export function useMe(): CurrentUser | null {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const { data } = useGetMeQuery(undefined, { skip: uid === null });
  return uid === null ? null : (data ?? null);
}
