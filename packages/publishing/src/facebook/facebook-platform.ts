import type { FacebookPublication } from "@kinora/domain/publication/publication";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { disconnectPerson, facebookAddressOf } from "../meta/facebook-sign-in.ts";
import { graphComments } from "../meta/graph-comments.ts";
import type { GraphDesk } from "../meta/graph-desk.ts";
import { readSignedRequest } from "../meta/read-signed-request.ts";
import { askPage } from "./ask-page.ts";
import { measureOnPage, shownIdOf, withdrawFromPage } from "./own-page-posts.ts";
import { connectPages, PAGE_SCOPES, preflightPage, refreshPage } from "./page-account.ts";
import { commitOnPage, prepareOnPage } from "./publish-on-page.ts";

/** Facebook's pages (reference 1.1). It has no flag for what an AI made. */
export const facebookPlatform = (desk: GraphDesk): PublishingPlatform<FacebookPublication> => ({
  ...{ platform: "facebook", flavour: "facebook-login", disconnectsPerson: true },
  addressOf: (request) => facebookAddressOf(desk, request, PAGE_SCOPES),
  connect: (returned) => connectPages(desk, returned),
  refresh: (connection) => refreshPage(desk, connection),
  preflight: (connection) => preflightPage(desk, connection),
  prepare: (order, handle) => prepareOnPage(desk, order, handle),
  commit: (order, handle, signal) => commitOnPage(desk, order, [handle, signal]),
  ask: (prepared) => askPage(desk, prepared),
  withdraw: (own) => withdrawFromPage(desk, own),
  measure: (own) => measureOnPage(desk, own),
  comments: graphComments(desk, shownIdOf, "message"),
  disconnect: (connection) => disconnectPerson(desk, connection),
  readCallback: (callback) => readSignedRequest(desk, callback),
});
