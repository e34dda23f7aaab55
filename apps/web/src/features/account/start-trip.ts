import type { SignInProvider } from "@kinora/contracts/access/sign-in-providers";
import { isRecord, isText } from "../../store/stored-value.ts";

export type TripStart = "out" | "blocked" | "away";

/** Opens the provider in a separate window, so that the page keeps everything that was typed. */
export async function startTrip(
  id: string,
  provider: SignInProvider,
  token: string | null,
): Promise<TripStart> {
  // Opened synchronously: browsers allow a window only during the press, not after an answer.
  const opened = window.open("about:blank", "reauthentication", "popup,width=520,height=720");
  if (opened === null) return "blocked";
  try {
    const answer = await fetch("/api/auth/reauthenticate", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ id, provider }),
      signal: AbortSignal.timeout(30_000),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    if (!isRecord(body) || !isText(body.url)) throw new Error(`a trip answered ${answer.status}`);
    opened.location.replace(body.url);
    return "out";
  } catch {
    opened.close();
    return "away";
  }
}
