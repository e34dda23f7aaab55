import { useMe } from "../features/account/use-me.ts";

/** True when the user could add a provider's key. */
export function useIsAdmin(): boolean {
  const role = useMe()?.role;
  return role === "admin" || role === "owner";
}
