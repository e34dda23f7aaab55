import type { LocalDatabase } from "./local-database.ts";
import type { Settings } from "./settings.ts";
import type { SignIn } from "./sign-in.ts";

/** Says where it runs, what is simulated and where the data are. */
export function announce(
  settings: Settings,
  { database, signIn }: { database: LocalDatabase; signIn: SignIn },
): void {
  console.log(`
Kinora runs at ${settings.publicUrl}

  Simulated   ${describeSimulation(signIn)}
  For real    pictures, films and music, made on this machine by the built-in engine
  Data        ${settings.dataDirectory}
  Database    ${database.description}
  Stop        Ctrl+C; nothing is lost
`);
}

function describeSimulation({ simulated }: SignIn): string {
  if (simulated.length === 0) return "nothing";
  return `sign-in with ${simulated.join(" and ")}: choose a demo person or add one, no password`;
}
