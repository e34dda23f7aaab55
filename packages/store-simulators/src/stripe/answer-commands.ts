import { z } from "zod";
import { answered, type StoreReply, type StoreRequest } from "../store-request.ts";
import { refuseStranger } from "./api/answer.ts";
import { catchUp } from "./checkout/catch-up.ts";
import { COMMANDS, type CommandInput, type CommandName, runCommand } from "./commands.ts";
import { faultsInput, type RequestFault } from "./faults.ts";
import { newId } from "./ids.ts";
import { errorBody, StripeError } from "./stripe-error.ts";
import type { World } from "./world.ts";

/** Commands by name, each of which returns its object as the API shows it. */
export type StripeCommands = {
  readonly [Name in CommandName]: (given: CommandInput<Name>) => Promise<object>;
};

export interface CommandDesk {
  readonly world: World;
  readonly secretKey: string;
  readonly requestFaults: (RequestFault | null)[];
  readonly save: () => Promise<void>;
}

async function command(
  { world, save }: CommandDesk,
  name: CommandName,
  given: unknown,
): Promise<object> {
  catchUp(world);
  const shown = runCommand(world, name, given);
  await save();
  return shown;
}

/** Answers `/simulator/…`: commands, and faults to come. */
export async function answerSimulator(
  desk: CommandDesk,
  request: StoreRequest,
  name: string,
): Promise<StoreReply> {
  const { world, secretKey, requestFaults } = desk;
  try {
    refuseStranger(request.headers.authorization, secretKey);
    if (request.method !== "POST") return answered(405, { error: "POST only" });
    const given: unknown = request.body ? JSON.parse(request.body) : {};
    if (name === "faults") {
      const asked = faultsInput.parse(given);
      world.eventFaults.push(...(asked.events ?? []));
      requestFaults.push(...(asked.requests ?? []));
      return answered(200, { events: world.eventFaults, requests: requestFaults });
    }
    if (!isCommand(name)) return answered(404, { error: `There is no command ${name}` });
    return answered(200, await command(desk, name, given));
  } catch (error) {
    if (error instanceof StripeError)
      return answered(error.status, errorBody(error, newId("req_")));
    if (error instanceof z.ZodError) return answered(400, { error: z.prettifyError(error) });
    if (error instanceof SyntaxError) return answered(400, { error: "The body is not JSON" });
    throw error;
  }
}

/** Returns the commands by name. */
export const openCommands = (desk: CommandDesk): StripeCommands =>
  Object.fromEntries(
    Object.keys(COMMANDS)
      .filter(isCommand)
      .map((name) => [name, (given: unknown) => command(desk, name, given)]),
  ) as StripeCommands;

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
