import type { ConfiguredProvider } from "@kinora/providers/provider-setup";
import { expect, it } from "vitest";
import { watchOwnServers } from "./compose-own-servers.ts";

const server = (name: ConfiguredProvider["name"], inspect: ConfiguredProvider["inspect"]) => ({
  ...{ name, title: name, openSpeaker: null, voices: [], openCallbacks: () => null, inspect },
  open: () => {
    throw new Error("nothing is ordered here");
  },
});

it("offers nothing from an own server that has not answered yet, without delaying the others", async () => {
  const { promise: never } = Promise.withResolvers<never>();
  const servers = [server("comfyui", () => never), server("images", async () => () => null)];
  const { look, absence } = watchOwnServers(
    () => servers,
    async () => ({ kind: "lost" }),
  );
  const why = (protocol: ConfiguredProvider["name"]) =>
    absence({ protocol, endpoint: "any" })?.code;
  expect([why("comfyui"), why("images"), why("fal")]).toEqual([
    ...["model.serverSilent", "model.serverSilent", undefined],
  ]);
  void look();
  await expect.poll(() => why("images")).toBeUndefined();
  expect(why("comfyui")).toBe("model.serverSilent");
});
