// npm run -s store:sync [-- --make]: compares Stripe's prices with ours by lookup key, then prints
// what App Store Connect and the Play Console are to be filled in with. --make makes the prices that
// Stripe lacks. Exits with 1 while something is missing or different.
import { readStripeSettings } from "@kinora/contracts/billing/stripe-settings";
import { comparePrices, type PriceComparison } from "@kinora/storefronts/stripe/compare-prices";
import { appStoreEntries, type ConsoleEntry, googlePlayEntries } from "./console-fields.ts";

const settings = readStripeSettings(process.env);
const compared = settings
  ? await comparePrices(settings, { make: process.argv.includes("--make") })
  : null;

console.log(compared ? "# Stripe" : "# Stripe: set STRIPE_SECRET_KEY to compare its prices");
for (const comparison of compared ?? []) console.log(lineOf(comparison));
console.log(sectionOf("App Store Connect", appStoreEntries()));
console.log(sectionOf("Google Play Console", googlePlayEntries()));

const isDone = ({ state }: PriceComparison) => state === "same" || state === "made";
if (!(compared ?? []).every(isDone)) process.exitCode = 1;

function lineOf({ lookupKey, state, differences }: PriceComparison): string {
  const details = differences.map(
    ({ field, wanted, found }) => `\n    ${field}: ${found} there, ${wanted} here`,
  );
  return `${lookupKey}: ${state}${details.join("")}`;
}

function sectionOf(title: string, entries: readonly ConsoleEntry[]): string {
  const blocks = entries.map(({ fields }) =>
    Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
  );
  return [`\n# ${title}`, ...blocks].join("\n\n");
}
