import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { answered, type StoreAnswer, type StoreRequest } from "../../store-request.ts";
import { PLAY_REQUEST_FAULTS, type PlayDesk } from "../api/answer-play.ts";
import { PlayError, playErrorBody } from "../play-error.ts";
import { MESSAGE_FORGERIES } from "../play-records.ts";
import { MESSAGE_FAULTS } from "../play-world.ts";
import { letTimePass } from "../purchases/let-time-pass.ts";
import { PLAY_COMMANDS, type PlayCommandInput, type PlayCommandName } from "./play-commands.ts";

/** Commands by name; those that make a purchase return its token. */
export type PlayCommands = {
  readonly [Name in PlayCommandName]: (
    given: PlayCommandInput<Name>,
  ) => Promise<{ readonly token: string }>;
};

/** Faults for the next messages and requests; null lets one pass. */
const faultsInput = z.strictObject({
  messages: z.array(z.enum([...MESSAGE_FAULTS, ...MESSAGE_FORGERIES]).nullable()).optional(),
  requests: z.array(z.enum(PLAY_REQUEST_FAULTS).nullable()).optional(),
});

/** Answers `/simulator/…` with the key of the commands: commands, and faults to come. */
export async function answerPlayCommand(
  desk: PlayDesk & { readonly commandKey: string },
  request: StoreRequest,
  name: string,
): Promise<StoreAnswer> {
  const { authorization = "" } = request.headers;
  if (!isSame(authorization, `Bearer ${desk.commandKey}`))
    return answered(401, { error: "Wrong key" });
  if (request.method !== "POST") return answered(405, { error: "POST only" });
  try {
    const given: unknown = request.body ? JSON.parse(request.body) : {};
    if (name === "faults") return answered(200, addFaults(desk, given));
    if (!isCommand(name)) return answered(404, { error: `There is no command ${name}` });
    return answered(200, await command(desk, name, given));
  } catch (error) {
    if (error instanceof PlayError) return answered(error.status, playErrorBody(error));
    if (error instanceof z.ZodError) return answered(400, { error: z.prettifyError(error) });
    if (error instanceof SyntaxError) return answered(400, { error: "The body is not JSON" });
    throw error;
  }
}

function addFaults({ world, requestFaults }: PlayDesk, given: unknown): object {
  const asked = faultsInput.parse(given);
  world.messageFaults.push(...(asked.messages ?? []));
  requestFaults.push(...(asked.requests ?? []));
  return { messages: world.messageFaults, requests: requestFaults };
}

async function command({ world, save }: PlayDesk, name: PlayCommandName, given: unknown) {
  letTimePass(world);
  const { token } = PLAY_COMMANDS[name].run(world, given);
  await save();
  return { token };
}

/** Returns the commands by name. */
export const openPlayCommands = (desk: PlayDesk): PlayCommands =>
  Object.fromEntries(
    Object.keys(PLAY_COMMANDS)
      .filter(isCommand)
      .map((name) => [name, (given: unknown) => command(desk, name, given)]),
  ) as PlayCommands;

const isCommand = (name: string): name is PlayCommandName => Object.hasOwn(PLAY_COMMANDS, name);

const isSame = (...texts: [string, string]): boolean => {
  const [given, wanted] = texts.map((text) => createHash("sha256").update(text).digest());
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
};
