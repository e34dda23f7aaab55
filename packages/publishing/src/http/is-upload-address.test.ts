import { expect, test } from "vitest";
import { isUploadAddress } from "./is-upload-address.ts";

test.each([
  ["https://open-upload.tiktokapis.com/video/?upload_id=1", true],
  ["https://rupload.facebook.com/video-upload/v25.0/1", true],
  ["http://rupload.facebook.com/video-upload/v25.0/1", false],
  ["https://rupload.facebook.com.attacker.example/", false],
  ["https://tiktokapis.com.attacker.example/", false],
  ["https://attackertiktokapis.com/", false],
  ["https://open-upload.tiktokapis.com@attacker.example/", false],
  ["https://user:pass@open-upload.tiktokapis.com/", false],
  ["https://open-upload.tiktokapis.com:8443/", false],
  ["https://169.254.169.254/", false],
  ["file:///etc/passwd", false],
  ["", false],
])("whether %s is uploaded to: %s", (address, isOne) => {
  const origins = ["https://*.tiktokapis.com", "https://rupload.facebook.com"];
  expect(isUploadAddress(address, origins)).toBe(isOne);
});
