import { findSandbox, type Sandbox } from "../sandbox/sandbox.ts";

/** Describes, for the operator, what children have no access to on this system. */
export function describeSandbox({ network, endsWithParent }: Sandbox = findSandbox()): string {
  const cut =
    network === null ? "files only; the network is open to them" : `files and network (${network})`;
  return `${cut}; ${endsWithParent ? "they end with their parent" : "one that hangs may outlive its parent"}`;
}
