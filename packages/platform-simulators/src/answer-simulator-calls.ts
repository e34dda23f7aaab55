import { z } from "zod";
import type { MediaShelf } from "./media-shelf.ts";
import { answerMedia } from "./pages/posts-page.ts";
import { type PlatformFaults, setPlatformFaults } from "./platform-faults.ts";
import {
  bytesOf,
  type PlatformCall,
  type PlatformReply,
  replied,
} from "./serving/platform-call.ts";
import type { SimulatedPost } from "./simulated-post.ts";

/** What simulators have that platforms have not. */
export interface SimulatorDesk {
  readonly faults: PlatformFaults;
  readonly posts: readonly SimulatedPost[];
  readonly shelf: MediaShelf;
}

const removal = z.strictObject({ id: z.string() });

/** As its owner, or the platform, would there. */
function removePost(posts: readonly SimulatedPost[], id: string): PlatformReply {
  const post = posts.find((one) => one.id === id);
  if (!post) return replied(404, { error: "There is no such post" });
  post.isRemoved = true;
  return replied(200, { id });
}

/**
 * Answers what no platform does: `POST /simulator/faults` and `/simulator/remove`, `GET /simulator/posts` and files. Null
 * for everything else.
 */
export async function answerSimulatorCalls(
  { faults, posts, shelf }: SimulatorDesk,
  call: PlatformCall,
): Promise<PlatformReply | null> {
  const { pathname } = call.url;
  if (pathname.startsWith("/media/") && call.method === "GET") return answerMedia(shelf, call);
  if (pathname === "/simulator/posts")
    return replied(200, { count: posts.length, posts: posts.map(({ media: _, ...post }) => post) });
  if (pathname !== "/simulator/faults" && pathname !== "/simulator/remove") return null;
  // A form of another site can send no JSON without being asked first.
  if (call.headers["content-type"] !== "application/json") return replied(415, { error: "JSON" });
  try {
    const said: unknown = JSON.parse((await bytesOf(call)).toString("utf8"));
    if (pathname === "/simulator/remove") return removePost(posts, removal.parse(said).id);
    setPlatformFaults(faults, said);
    return replied(200, faults);
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return replied(400, { error: error.message });
    throw error;
  }
}
