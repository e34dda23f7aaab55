/**
 * The parts of Lighthouse's report that are used. Lighthouse is only installed in this folder, so
 * its types are not available.
 */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly title: string;
        readonly displayValue?: string;
        readonly numericValue?: number;
      }
    >
  >;
}

type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly logLevel: "silent" },
  config?: unknown,
) => Promise<{ readonly lhr: Report } | undefined>;

export type FormFactor = "mobile" | "desktop";

/** Scores out of 100, LCP and TBT in ms, and Lighthouse's benchmark of this machine at the time. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly machine: number;
}

/** Thrown when the browser's trace of the load started too late or is missing. */
export class NotRecorded extends Error {}

/** Imported by path: the root does not install Lighthouse, and nothing else may depend on it. */
const PACKAGE = new URL("node_modules/lighthouse/core/", import.meta.url);

/** Runs Lighthouse once with its own throttling; VERBOSE=1 lists the audits that cost points. */
export async function runLighthouse(url: string, form: FormFactor, port: number): Promise<Scores> {
  const { default: lighthouse }: { default: Lighthouse } = await import(
    new URL("index.js", PACKAGE).href
  );
  const desktop: { default: unknown } = await import(
    new URL("config/desktop-config.js", PACKAGE).href
  );
  const result = await lighthouse(
    url,
    { port, logLevel: "silent" },
    form === "desktop" ? desktop.default : undefined,
  );
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits, runtimeError, environment } = result.lhr;
  if (runtimeError?.code === "NO_NAVSTART") throw new NotRecorded(runtimeError.message);
  if (runtimeError) throw new Error(runtimeError.message);
  if (process.env.VERBOSE) printFaults(audits);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    lcp: audits["largest-contentful-paint"]?.numericValue ?? 0,
    tbt: audits["total-blocking-time"]?.numericValue ?? 0,
    machine: environment.benchmarkIndex,
  };
}

function printFaults(audits: Report["audits"]): void {
  for (const [name, { score, title, displayValue = "" }] of Object.entries(audits)) {
    if (score !== null && score < 0.95) console.log(`  ${score} ${name}: ${title} ${displayValue}`);
  }
}
