// `npm run -s audit:books`: compares the books with themselves and, where its key is set, with Stripe's,
// as the worker does once a day; repairs nothing and keeps nothing.
import { readStripeSettings } from "@kinora/contracts/billing/stripe-settings";
import { openDatabase } from "@kinora/database/client";
import { StartRefusal } from "../start-refusal.ts";
import { askBooks } from "./ask-books.ts";
import { runCommand } from "./run-command.ts";
import { withLocalDatabase } from "./with-local-database.ts";

await runCommand((settings) =>
  withLocalDatabase(settings, async (url) => {
    const name = "kinora-audit";
    const { database, close } = openDatabase({ url, role: "patient", connections: 1, name });
    try {
      const { lines, parts } = await askBooks(database, await openDesks());
      for (const line of lines) console.log(line);
      console.log(`Compared: ${parts.join(", ")}.`);
      if (lines.length > 0) throw new StartRefusal("The books differ: see above.");
      console.log("They agree.");
    } finally {
      await close();
    }
  }),
);

async function openDesks() {
  const stripe = readStripeSettings(process.env);
  if (stripe === null) return [];
  const { openStripe } = await import("@kinora/storefronts/stripe/open-stripe");
  return [openStripe(stripe)];
}
