import { createHash, randomUUID } from "node:crypto";
import { type OpenUpload, readDescription, type StoredPart } from "../bucket.ts";
import { S3Error } from "../s3-error.ts";
import { element, elements, insidesOf, readText, xmlDocument } from "../xml.ts";
import { type Operation, type OperationCall, xmlAnswer } from "./operation.ts";
import { checkWrite } from "./preconditions.ts";
import { etagOf } from "./put-object.ts";

/** Minimum bytes of every part except the last. */
const SMALLEST_PART = 5 * 1024 * 1024;
const LAST_NUMBER = 10_000;

export const createMultipartUpload: Operation = ({ request, bucket, now }) => {
  const { key, headers } = request;
  const uploadId = randomUUID();
  const about = readDescription(headers);
  bucket.uploads.set(uploadId, { ...about, key, uploadId, initiated: now, parts: new Map() });
  const told = elements({ Bucket: request.bucket, Key: key, UploadId: uploadId });
  return xmlAnswer(xmlDocument(element("InitiateMultipartUploadResult", told)));
};

export const uploadPart: Operation = (call) => {
  const { request, body, now } = call;
  const number = Number(request.query.get("partNumber"));
  if (!Number.isInteger(number) || number < 1 || number > LAST_NUMBER)
    throw new S3Error("InvalidArgument", "Part numbers go from 1 to 10000.");
  const { bytes, checksum } = body;
  const etag = etagOf(bytes);
  findUpload(call).parts.set(number, { bytes, etag, checksum, lastModified: now });
  const told = checksum && { [checksum.header]: checksum.value };
  return { status: 200, headers: { etag, ...told }, body: "" };
};

export const completeMultipartUpload: Operation = (call) => {
  const { request, bucket, body, now } = call;
  const upload = findUpload(call);
  checkWrite(request.headers, bucket.objects.get(upload.key));
  const parts = chosenParts(upload, body.bytes.toString("utf8"));
  const hash = createHash("md5");
  for (const { etag } of parts) hash.update(Buffer.from(etag.replaceAll('"', ""), "hex"));
  const etag = `"${hash.digest("hex")}-${parts.length}"`;
  const { contentType, metadata, key, uploadId } = upload;
  const bytes = Buffer.concat(parts.map((part) => part.bytes));
  const about = { contentType, metadata, etag, checksum: null, lastModified: now };
  bucket.objects.set(key, { ...about, bytes });
  bucket.uploads.delete(uploadId);
  const Location = `http://${request.headers.host}/${request.bucket}/${key}`;
  const told = elements({ Location, Bucket: request.bucket, Key: key, ETag: etag });
  return xmlAnswer(xmlDocument(element("CompleteMultipartUploadResult", told)));
};

export const abortMultipartUpload: Operation = (call) => {
  call.bucket.uploads.delete(findUpload(call).uploadId);
  return { status: 204, headers: {}, body: "" };
};

function findUpload({ request, bucket }: OperationCall): OpenUpload {
  const upload = bucket.uploads.get(request.query.get("uploadId") ?? "");
  if (upload?.key !== request.key) throw new S3Error("NoSuchUpload");
  return upload;
}

/**
 * Returns the parts that a client names, each as last uploaded, in ascending order and of
 * sufficient size.
 */
function chosenParts({ parts }: OpenUpload, xml: string): StoredPart[] {
  let before = 0;
  const chosen = insidesOf(xml, "Part").map((named) => {
    const number = Number(readText(named, "PartNumber"));
    if (number <= before) throw new S3Error("InvalidPartOrder");
    before = number;
    const part = parts.get(number);
    const etag = (readText(named, "ETag") ?? "").replaceAll('"', "");
    if (part?.etag !== `"${etag}"`) throw new S3Error("InvalidPart");
    return part;
  });
  if (chosen.length === 0) throw new S3Error("MalformedXML");
  if (chosen.slice(0, -1).some(({ bytes }) => bytes.length < SMALLEST_PART))
    throw new S3Error("EntityTooSmall");
  return chosen;
}
