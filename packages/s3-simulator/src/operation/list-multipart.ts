import { inOrder } from "../bucket.ts";
import { S3Error } from "../s3-error.ts";
import { element, elements, xmlDocument } from "../xml.ts";
import { type Operation, xmlAnswer } from "./operation.ts";

const MOST = 1_000;

export const listParts: Operation = ({ request, bucket }) => {
  const { query, key } = request;
  const upload = bucket.uploads.get(query.get("uploadId") ?? "");
  if (upload?.key !== key) throw new S3Error("NoSuchUpload");
  const after = Number(query.get("part-number-marker") ?? 0);
  const most = Math.min(Number(query.get("max-parts") ?? MOST), MOST);
  const parts = [...upload.parts].sort(([a], [b]) => a - b).filter(([number]) => number > after);
  const page = parts.slice(0, most);
  const told = page.map(([number, { etag, bytes, lastModified }]) => {
    const about = { LastModified: lastModified.toISOString(), ETag: etag, Size: bytes.length };
    return element("Part", elements({ PartNumber: number, ...about }));
  });
  const isTruncated = parts.length > page.length;
  const head = elements({
    ...{ Bucket: request.bucket, Key: key, UploadId: upload.uploadId, MaxParts: most },
    IsTruncated: isTruncated,
    NextPartNumberMarker: isTruncated ? page.at(-1)?.[0] : undefined,
  });
  return xmlAnswer(xmlDocument(element("ListPartsResult", head + told.join(""))));
};

export const listMultipartUploads: Operation = ({ request, bucket }) => {
  const { query } = request;
  const prefix = query.get("prefix") ?? "";
  const most = Math.min(Number(query.get("max-uploads") ?? MOST), MOST);
  const marker = `${query.get("key-marker") ?? ""}\n${query.get("upload-id-marker") ?? ""}`;
  const byPlace = new Map(
    [...bucket.uploads.values()].map((upload) => [`${upload.key}\n${upload.uploadId}`, upload]),
  );
  const open = inOrder(byPlace.keys())
    .filter((place) => place.startsWith(prefix) && place > marker)
    .flatMap((place) => byPlace.get(place) ?? []);
  const page = open.slice(0, most);
  const told = page.map(({ key, uploadId, initiated }) => {
    const about = { Key: key, UploadId: uploadId, Initiated: initiated.toISOString() };
    return element("Upload", elements(about));
  });
  const last = open.length > page.length ? page.at(-1) : undefined;
  const head = elements({
    ...{ Bucket: request.bucket, Prefix: prefix, MaxUploads: most },
    IsTruncated: last !== undefined,
    NextKeyMarker: last?.key,
    NextUploadIdMarker: last?.uploadId,
  });
  return xmlAnswer(xmlDocument(element("ListMultipartUploadsResult", head + told.join(""))));
};
