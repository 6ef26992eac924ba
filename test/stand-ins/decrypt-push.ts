import { createDecipheriv, type ECDH, hkdfSync } from "node:crypto";

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

/** Decrypts a push message like a browser (RFC 8291): salt, record size, length and key of the sender, then the record. */
export function decryptPush(message: Buffer, browser: ECDH, auth: string): string {
  const [salt, senderKey] = [message.subarray(0, 16), message.subarray(21, 86)];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), senderKey]);
  const shared = browser.computeSecret(senderKey);
  const secret = derive(shared, Buffer.from(auth, "base64url"), info, 32);
  const decipher = createDecipheriv(
    "aes-128-gcm",
    derive(secret, salt, "Content-Encoding: aes128gcm\0", 16),
    derive(secret, salt, "Content-Encoding: nonce\0", 12),
  );
  decipher.setAuthTag(message.subarray(-16));
  const text = Buffer.concat([decipher.update(message.subarray(86, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
