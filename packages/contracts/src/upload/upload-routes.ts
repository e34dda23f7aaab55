import { z } from "zod";
import { pageOf, pageQuery } from "../http/page.ts";
import { defineRoute } from "../http/route.ts";
import { consentStatement, upload } from "./upload.ts";

const id = z.object({ id: z.string().min(1).max(64) });

/**
 * Uploads. Their bytes are sent with tus 1.0 at the same URLs (POST, HEAD, PATCH): docs/uploads.md.
 */
export const uploadRoutes = {
  listUploads: defineRoute({
    method: "GET",
    path: "/api/uploads",
    summary: "Own uploads, newest first",
    access: "signed-in",
    scope: "read",
    rate: "read",
    query: pageQuery,
    answer: pageOf(upload),
    status: 200,
    refusals: [],
  }),
  getUpload: defineRoute({
    method: "GET",
    path: "/api/uploads/{id}",
    summary: "One upload of one's own",
    access: "signed-in",
    scope: "read",
    rate: "read",
    params: id,
    answer: upload,
    status: 200,
    refusals: ["UPLOAD_NOT_FOUND"],
  }),
  stateConsent: defineRoute({
    method: "PUT",
    path: "/api/uploads/{id}/consent",
    summary: "State that the person in a photo agrees",
    access: "signed-in",
    scope: "create",
    rate: "write",
    params: id,
    body: consentStatement,
    answer: upload,
    status: 200,
    refusals: ["UPLOAD_NOT_FOUND", "UPLOAD_WRONG_KIND"],
  }),
  removeUpload: defineRoute({
    method: "DELETE",
    path: "/api/uploads/{id}",
    summary: "Cancel or remove an upload (tus termination)",
    access: "signed-in",
    scope: "create",
    rate: "write",
    params: id,
    answer: null,
    status: 204,
    refusals: ["UPLOAD_NOT_FOUND"],
  }),
} as const;
