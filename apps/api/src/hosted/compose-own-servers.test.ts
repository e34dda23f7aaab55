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

it("passes on which models a service refused to order as missing", async () => {
  const told: ReadonlySet<string>[] = [];
  const inspect: ConfiguredProvider["inspect"] = async (_, missing = new Set()) => {
    told.push(missing);
    return () => null;
  };
  const { look } = watchOwnServers(
    () => [server("fal", inspect), server("replicate", inspect)],
    async () => ({ kind: "not sent" }),
    (service) => new Set(service === "fal" ? ["fal-ai/veo3"] : []),
  );
  await look();
  expect(told).toEqual([new Set(["fal-ai/veo3"]), new Set()]);
});
