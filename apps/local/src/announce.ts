import type { LocalDatabase } from "./local-database.ts";
import type { Settings } from "./settings.ts";
import type { SignIn } from "./sign-in.ts";

/** Says where it runs, where the data are and what is simulated. */
export function announce(
  settings: Settings,
  parts: { database: LocalDatabase; signIn: SignIn },
): void {
  const simulated = parts.signIn.simulated
    ? "Google and Apple sign-in (built-in demo people; anyone who reaches this address may be any of them)"
    : "nothing";
  console.log(`
Kinora runs at ${settings.publicUrl}

  Simulated  ${simulated}
  Made here  pictures and films, by the built-in engine
  Data       ${settings.dataDirectory} (${parts.database.description})
  Stop       Ctrl+C; nothing is lost
`);
}
