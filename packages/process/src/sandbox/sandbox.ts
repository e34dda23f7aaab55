import { spawnSync } from "node:child_process";
import { readlinkSync } from "node:fs";

/** The sandboxing that the system offers. Determined by trying, once per process. */
export interface Sandbox {
  /** The program that gives a child an isolated network; null when none works here. */
  readonly network: keyof typeof NETWORKS | null;
  /** Whether the system itself ends a child when its parent has ended. */
  readonly endsWithParent: boolean;
}

const NETWORKS = {
  unshare: ["unshare", "--net", "--"],
  /** For users other than root: maps them to root of a new user namespace. */
  "unshare --map-root-user": ["unshare", "--map-root-user", "--net", "--"],
  bwrap: ["bwrap", "--dev-bind", "/", "/", "--unshare-net", "--die-with-parent", "--"],
} as const;
const ORDER = ["unshare", "unshare --map-root-user", "bwrap"] as const;
/** A hung child does not notice that its parent was killed. */
const PARENT_DEATH = ["setpriv", "--pdeathsig", "KILL", "--"];

const NETWORK_HERE = "/proc/self/ns/net";
/** Milliseconds for a program that does almost nothing. */
const PATIENCE = 10_000;

/**
 * Variable that tells a child which sandbox it is in, so that it neither tries again nor sandboxes
 * its own children twice.
 */
const TOLD = "KINORA_SANDBOX";

let found: Sandbox | undefined;

/**
 * Returns the sandbox of children on this system; the first call tries it, which takes a few
 * hundredths of a second.
 */
export function findSandbox(): Sandbox {
  found ??= toldSandbox() ?? trySandbox();
  return found;
}

/** Returns the command that runs `command` in the sandbox. */
export function inSandbox(command: readonly string[]): { program: string; args: string[] } {
  const { network, endsWithParent } = findSandbox();
  const wrapped = [
    // A process inside a network sandbox passes it on to its children.
    ...(network === null || toldSandbox() !== null ? [] : NETWORKS[network]),
    ...(endsWithParent ? PARENT_DEATH : []),
    ...command,
  ];
  const [program = "", ...args] = wrapped;
  return { program, args };
}

/** Returns the variable that tells a child which sandbox it is in. */
export function tellSandbox(): Readonly<Record<string, string>> {
  return { [TOLD]: JSON.stringify(findSandbox()) };
}

function toldSandbox(): Sandbox | null {
  const told = process.env[TOLD];
  return told ? (JSON.parse(told) as Sandbox) : null;
}

function trySandbox(): Sandbox {
  if (process.platform !== "linux") return { network: null, endsWithParent: false };
  const here = readlinkSync(NETWORK_HERE);
  const endsWithParent = networkInside(PARENT_DEATH) === here;
  const last = endsWithParent ? PARENT_DEATH : [];
  const network = ORDER.find((name) => {
    const inside = networkInside([...NETWORKS[name], ...last]);
    return inside !== null && inside !== here;
  });
  return { network: network ?? null, endsWithParent };
}

/**
 * Returns the network that a program started by this command sees; null when the command does not
 * work.
 */
function networkInside([program = "", ...args]: readonly string[]): string | null {
  const { status, stdout } = spawnSync(program, [...args, "readlink", NETWORK_HERE], {
    encoding: "utf8",
    timeout: PATIENCE,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return status === 0 ? stdout.trim() : null;
}
