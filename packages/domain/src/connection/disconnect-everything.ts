import { type DisconnectPorts, disconnectAccount } from "./disconnect-account.ts";

/** Ends all that a person agreed to at platforms; one that cannot be told ends nothing else. */
export async function disconnectEverything(
  ports: DisconnectPorts,
  userId: string,
  now: Date,
): Promise<void> {
  for (;;) {
    const [one] = await ports.connections.list(userId);
    if (!one) return;
    await disconnectAccount(ports, { userId, id: one.id }, now);
  }
}
