import { useMe } from "../features/account/use-me.ts";
import { ClaimButton } from "../features/gem/claim-button.tsx";
import type { ComposerKit } from "../features/prompt/composer.tsx";

/** What the composer needs from other nouns: today's gems, and whether this person could add a key. */
export function useComposerKit(): ComposerKit {
  const role = useMe()?.role;
  return { claim: <ClaimButton size="sm" />, isAdmin: role === "admin" || role === "owner" };
}
