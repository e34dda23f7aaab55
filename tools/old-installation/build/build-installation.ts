import { leaveOpen } from "./leave-open.ts";
import { makeStories } from "./make-stories.ts";
import { makeFiles } from "./make-uploads.ts";
import { makeWorks } from "./make-works.ts";
import { type Place, startOldServer } from "./old-server.ts";
import { openPerson } from "./person.ts";

/** Personal access tokens by handle. */
export type Tokens = Readonly<Record<string, string>>;

/**
 * Creates an installation as a power failure would leave it: with data of every kind, and some of
 * it unfinished.
 */
export async function buildInstallation(
  place: Place,
  say: (line: string) => void,
): Promise<Tokens> {
  const server = await startOldServer(place);
  try {
    const person = (handle: string) => openPerson(server.origin, handle, server.token(handle));
    const [ada, bruno, chiyo, mira, olivia] = [
      ...[person("ada"), person("bruno"), person("chiyo"), person("mira")],
      person("olivia"),
    ] as const;
    const files = makeFiles();
    say("works …");
    await makeWorks([ada, bruno, chiyo, mira], files);
    say("stories …");
    const stories = await makeStories(chiyo, mira, olivia);
    say("open work …");
    await leaveOpen([ada, bruno, mira, olivia], stories, files);
    return Object.fromEntries(
      [ada, bruno, chiyo, mira, olivia].map(({ handle, token }) => [handle, token]),
    );
  } finally {
    await server.kill();
  }
}
