import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

interface Chance {
  salt: Buffer;
  sender: ECDH;
}

const recordSize = 4096;
const lastRecord = Buffer.from([2]);

/** Only the browser can read it, not the push service (RFC 8291, with the encoding `aes128gcm` of RFC 8188). */
export function encryptPush(
  text: string,
  browser: BrowserKeys,
  { salt, sender }: Chance = freshChance(),
): Buffer {
  const receiverKey = Buffer.from(browser.p256dh, "base64url");
  const senderKey = sender.getPublicKey();
  const secret = derive(
    sender.computeSecret(receiverKey),
    Buffer.from(browser.auth, "base64url"),
    Buffer.concat([Buffer.from("WebPush: info\0"), receiverKey, senderKey]),
    32,
  );
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordSize);
  sizes.writeUInt8(senderKey.length, 4);
  return Buffer.concat([
    salt,
    sizes,
    senderKey,
    cipher.update(Buffer.concat([Buffer.from(text), lastRecord])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function freshChance(): Chance {
  const sender = createECDH("prime256v1");
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));
