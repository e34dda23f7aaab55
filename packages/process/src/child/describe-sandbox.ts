import { findSandbox, type Sandbox } from "../sandbox/sandbox.ts";

/** What children are kept from on this system, in words for whoever runs the server. */
export function describeSandbox({ network, endsWithParent }: Sandbox = findSandbox()): string {
  const cut =
    network === null ? "files only; the network is open to them" : `files and network (${network})`;
  return `${cut}; ${endsWithParent ? "they end with their parent" : "one that hangs may outlive its parent"}`;
}
