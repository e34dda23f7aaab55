import { spawnSync } from "node:child_process";
import { readlinkSync } from "node:fs";

/** What the system offers to lock a child in. Found by trying, once a process. */
export interface Sandbox {
  /** The program that gives a child a network of its own, which leads nowhere; null: none works here. */
  readonly network: keyof typeof NETWORKS | null;
  /** Whether the system itself ends a child when the process that started it is gone. */
  readonly endsWithParent: boolean;
}

const NETWORKS = {
  unshare: ["unshare", "--net", "--"],
  /** For those who are not root: root of a user namespace that has nobody else in it. */
  "unshare --map-root-user": ["unshare", "--map-root-user", "--net", "--"],
  bwrap: ["bwrap", "--dev-bind", "/", "/", "--unshare-net", "--die-with-parent", "--"],
} as const;
const ORDER = ["unshare", "unshare --map-root-user", "bwrap"] as const;
/** A child that hangs does not hear that its parent was killed. */
const PARENT_DEATH = ["setpriv", "--pdeathsig", "KILL", "--"];

const NETWORK_HERE = "/proc/self/ns/net";
/** Milliseconds for a program that does next to nothing. */
const PATIENCE = 10_000;

/** Tells a child what it is in, so that it neither tries again nor locks its own children in twice. */
const TOLD = "KINORA_SANDBOX";

let found: Sandbox | undefined;

/** What children are locked in with on this system; the first call tries, in a few hundredths of a second. */
export function findSandbox(): Sandbox {
  found ??= toldSandbox() ?? trySandbox();
  return found;
}

/** The command that runs `command` in the sandbox. */
export function inSandbox(command: readonly string[]): { program: string; args: string[] } {
  const { network, endsWithParent } = findSandbox();
  const wrapped = [
    // Whoever is inside one takes along what it starts.
    ...(network === null || toldSandbox() !== null ? [] : NETWORKS[network]),
    ...(endsWithParent ? PARENT_DEATH : []),
    ...command,
  ];
  const [program = "", ...args] = wrapped;
  return { program, args };
}

/** The variable by which a child knows what it is in. */
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

/** Which network a program sees that is started by this command; null where the command does not work. */
function networkInside([program = "", ...args]: readonly string[]): string | null {
  const { status, stdout } = spawnSync(program, [...args, "readlink", NETWORK_HERE], {
    encoding: "utf8",
    timeout: PATIENCE,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return status === 0 ? stdout.trim() : null;
}
