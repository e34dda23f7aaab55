import { readDescription } from "../bucket.ts";
import { S3Error } from "../s3-error.ts";
import { element, elements, xmlDocument } from "../xml.ts";
import { type Operation, xmlAnswer } from "./operation.ts";

/** Copies within one bucket. */
export const copyObject: Operation = ({ request, bucket, now }) => {
  const { headers, key } = request;
  const source = decodeURIComponent(headers["x-amz-copy-source"] ?? "").replace(/^\//, "");
  const [from = "", ...rest] = source.split("/");
  if (from !== request.bucket) throw new S3Error("NotImplemented", "Copies stay in their bucket.");
  const object = bucket.objects.get(rest.join("/"));
  if (!object) throw new S3Error("NoSuchKey");
  const replaces = headers["x-amz-metadata-directive"] === "REPLACE";
  if (rest.join("/") === key && !replaces)
    throw new S3Error("InvalidRequest", "A copy onto itself must change something.");
  bucket.objects.set(key, {
    ...object,
    ...(replaces ? readDescription(headers) : {}),
    lastModified: now,
  });
  const told = { LastModified: now.toISOString(), ETag: object.etag };
  return xmlAnswer(xmlDocument(element("CopyObjectResult", elements(told))));
};
