import { S3Error } from "../s3-error.ts";
import { element, elements, insidesOf, readText, xmlDocument } from "../xml.ts";
import { type Operation, xmlAnswer } from "./operation.ts";
import { checkWrite } from "./preconditions.ts";

const MOST = 1_000;

/** Deleting a missing object succeeds. */
export const deleteObject: Operation = ({ request, bucket }) => {
  const { "if-match": known } = request.headers;
  const present = bucket.objects.get(request.key);
  if (known !== undefined && present) checkWrite({ "if-match": known }, present);
  bucket.objects.delete(request.key);
  return { status: 204, headers: {}, body: "" };
};

export const deleteObjects: Operation = ({ request, bucket, body }) => {
  if (!body.checksum && request.headers["content-md5"] === undefined)
    throw new S3Error("InvalidRequest", "Missing required header for this request: Content-MD5");
  const xml = body.bytes.toString("utf8");
  const keys = insidesOf(xml, "Object").map((object) => readText(object, "Key") ?? "");
  if (keys.length === 0 || keys.length > MOST) throw new S3Error("MalformedXML");
  for (const key of keys) bucket.objects.delete(key);
  const isQuiet = readText(xml, "Quiet") === "true";
  const told = isQuiet ? [] : keys.map((key) => element("Deleted", elements({ Key: key })));
  return xmlAnswer(xmlDocument(element("DeleteResult", told.join(""))));
};
