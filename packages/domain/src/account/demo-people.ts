import type { PersonRole } from "@kinora/contracts/access/roles";

export interface DemoPerson {
  readonly id: string;
  /** Subject at the local identity provider. */
  readonly subject: string;
  readonly handle: string;
  readonly displayName: string;
  readonly email: string;
  readonly bio: string;
  readonly role: PersonRole;
}

/**
 * Accounts of a fresh local server; only the built-in provider vouches for them. We assign their
 * roles, not the provider.
 */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  demo("olivia", "Olivia Hart", "owner", "Keeps the lights down and the projector running."),
  demo("mira", "Mira Sandoval", "moderator", "Watches everything twice. Kind, but exact."),
  demo("ada", "Ada Lindqvist", "user", "Foxes, rain and neon. Mostly in that order."),
  demo(
    "bruno",
    "Bruno Okafor",
    "user",
    "Mountains at odd hours, and the weather that visits them.",
  ),
  demo("chiyo", "Chiyo Tanaka", "user", "Small films about the sea and whoever lives under it."),
];

function demo(subject: string, displayName: string, role: PersonRole, bio: string): DemoPerson {
  const email = `${subject}@kinora.example`;
  return { id: `usr_${subject}`, subject, handle: subject, displayName, email, bio, role };
}
