import type { InstagramPublication } from "@kinora/domain/publication/publication";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { disconnectPerson, facebookAddressOf } from "../meta/facebook-sign-in.ts";
import { graphComments } from "../meta/graph-comments.ts";
import { readSignedRequest } from "../meta/read-signed-request.ts";
import { connectLinked, LINKED_SCOPES, refreshLinked } from "./facebook-flavour.ts";
import { connectInstagram, instagramAddressOf, refreshInstagram } from "./instagram-flavour.ts";
import type { InstagramDesk } from "./instagram-settings.ts";
import { measureInstagram, preflightInstagram } from "./own-instagram.ts";
import { prepareContainers } from "./prepare-containers.ts";
import { askContainer, commitContainer } from "./publish-container.ts";

/** Instagram's professional accounts (reference 1.2), by either way to sign in. */
export const instagramPlatform = (
  desk: InstagramDesk,
): PublishingPlatform<InstagramPublication> => ({
  platform: "instagram",
  ...(desk.settings.flavour === "facebook-login" ? linkedSignIn(desk) : ownSignIn(desk)),
  preflight: (connection) => preflightInstagram(desk, connection),
  prepare: (order, handle) => prepareContainers(desk, order, handle),
  commit: ({ connection }, handle, signal) => commitContainer(desk, { connection, handle }, signal),
  ask: (prepared) => askContainer(desk, prepared),
  withdraw: async () => ({ kind: "by hand" }),
  measure: (own) => measureInstagram(desk, own),
  comments: graphComments(desk, ({ post }) => post.id, "text"),
  readCallback: (callback) => readSignedRequest(desk, callback),
});

type SignIn = Pick<
  PublishingPlatform,
  "flavour" | "disconnectsPerson" | "addressOf" | "connect" | "refresh" | "disconnect"
>;

const linkedSignIn = (desk: InstagramDesk): SignIn => ({
  ...{ flavour: "facebook-login", disconnectsPerson: true },
  addressOf: (request) => facebookAddressOf(desk, request, LINKED_SCOPES),
  connect: (returned) => connectLinked(desk, returned),
  refresh: (connection) => refreshLinked(desk, connection),
  disconnect: (connection) => disconnectPerson(desk, connection),
});

const ownSignIn = (desk: InstagramDesk): SignIn => ({
  ...{ flavour: "instagram-login", disconnectsPerson: false },
  addressOf: (request) => instagramAddressOf(desk, request),
  connect: (returned) => connectInstagram(desk, returned),
  refresh: (connection) => refreshInstagram(desk, connection),
  // Instagram has no call for it.
  disconnect: async () => ({ kind: "by hand" }),
});
