import { SIGN_IN_PROVIDERS } from "@kinora/contracts/access/sign-in-providers";
import type { ReauthenticationNeed } from "@kinora/contracts/account/reauthentication";
import { REAUTHENTICATION_HEADER } from "@kinora/contracts/account/reauthentication-header";
import type { ApiCall } from "@kinora/contracts/call";
import { refusalOf } from "./api-error.ts";
import { isText } from "./stored-value.ts";

/** A pressed action that waits until the user has proved their identity. */
export interface AskedReauthentication {
  readonly need: ReauthenticationNeed;
  readonly answer: (proved: boolean) => void;
}

let asked: AskedReauthentication | null = null;
const listeners = new Set<() => void>();

export const askedReauthentication = (): AskedReauthentication | null => asked;

export function onAskedReauthentication(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(next: AskedReauthentication | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

function needOf(error: unknown): ReauthenticationNeed | null {
  const { id, action, way, providers } = refusalOf(error)?.details ?? {};
  if (!isText(id) || !isText(action) || (way !== "provider" && way !== "passkey")) return null;
  const named: readonly unknown[] = Array.isArray(providers) ? providers : [];
  return { id, action, way, providers: SIGN_IN_PROVIDERS.filter((door) => named.includes(door)) };
}

/**
 * Asks for the proof a refusal requires, without leaving the page.
 *
 * @returns the action to send again with the proof; null when the user did not prove their identity
 */
export async function withProof<Sent extends ApiCall>(
  sent: Sent,
  error: unknown,
): Promise<Sent | null> {
  const need = needOf(error);
  if (need === null) return null;
  // One question at a time: a new one counts the previous as declined.
  asked?.answer(false);
  const proved = await new Promise<boolean>((resolve) => {
    ask({
      need,
      answer: (proved) => {
        ask(null);
        resolve(proved);
      },
    });
  });
  if (!proved) return null;
  return { ...sent, headers: { ...sent.headers, [REAUTHENTICATION_HEADER]: need.id } };
}
