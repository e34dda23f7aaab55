import type { LocalDatabase } from "./local-database.ts";
import type { LocalSettings } from "./settings.ts";
import type { SimulatedSignIn } from "./sign-in.ts";

/** Prints the server's address, which parts are simulated and where its data is stored. */
export function announce(
  settings: LocalSettings,
  { database, signIn }: { database: LocalDatabase; signIn: SimulatedSignIn },
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

function describeSimulation({ simulated }: SimulatedSignIn): string {
  if (simulated.length === 0) return "nothing";
  return `sign-in with ${simulated.join(" and ")}: choose a demo person or add one, no password`;
}
