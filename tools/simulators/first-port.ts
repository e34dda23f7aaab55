const USUAL = 4320;
const USAGE = `npm run simulators [-- PORT]: runs the external services on this machine, on ports from PORT on (${USUAL}).`;

/** Returns the first port; says how to use the command, and ends it, when that is wanted or wrong. */
export function readFirstPort(
  [text = String(USUAL), ...more]: readonly string[],
  end: (sentence: string, code: number) => never = say,
): number {
  if (/^(--help|-h|help)$/.test(text)) return end(USAGE, 0);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  // Some 20 services take a port each.
  if (port < 1 || port > 65_500 || more.length > 0)
    return end(`"${[text, ...more].join(" ")}" is not a port. ${USAGE}`, 1);
  return port;
}

function say(sentence: string, code: number): never {
  (code === 0 ? console.log : console.error)(sentence);
  process.exit(code);
}
