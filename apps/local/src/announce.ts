import type { LocalDatabase } from "./local-database.ts";
import type { LocalSettings } from "./settings.ts";
import type { SimulatedSignIn } from "./sign-in.ts";
import type { SimulatedPlatforms } from "./simulated-platforms.ts";
import type { SimulatedStore } from "./simulated-store.ts";

/** Prints the server's address, which parts are simulated and where its data is stored. */
export function announce(
  settings: LocalSettings,
  parts: {
    database: LocalDatabase;
    signIn: SimulatedSignIn;
    store: SimulatedStore;
    platforms: SimulatedPlatforms;
  },
): void {
  console.log(`
Kinora runs at ${settings.publicUrl}

  Simulated   ${describeSimulation(parts)}
  For real    pictures, films and music, made on this machine by the built-in engine
  Data        ${settings.dataDirectory}
  Database    ${parts.database.description}
  Stop        Ctrl+C; nothing is lost
`);
}

function describeSimulation(parts: {
  signIn: SimulatedSignIn;
  store: SimulatedStore;
  platforms: SimulatedPlatforms;
}): string {
  const { simulated } = parts.signIn;
  const signIn =
    simulated.length > 0 &&
    `sign-in with ${simulated.join(" and ")}: choose a demo person or add one, no password`;
  const store = "STRIPE_SIMULATOR_URL" in parts.store.environment && "the shop: nothing is charged";
  const platforms = [...parts.platforms.pages].map(([name, page]) => `${name}: posts at ${page}`);
  return (
    [signIn, store, ...platforms].filter((line) => line !== false).join("\n              ") ||
    "nothing"
  );
}
