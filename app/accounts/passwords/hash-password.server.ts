import { argon2, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { cost } from "#app/accounts/passwords/hash-cost.ts";

const deriveArgon2 = promisify(argon2);
const deriveScrypt = promisify<string, string, number, object, Buffer>(scrypt);

const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

/** PHC string format. Runs in the thread pool. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await argon2id(password, salt);
  return `${prefix}${unpadded(salt)}$${unpadded(key)}`;
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt, key] = hash.split(":");
  if (key) return timingSafeEqual(Buffer.from(key, "hex"), await oldScrypt(password, salt!));
  const { memory, passes, parallelism, nonce, tag } = phcFormat.exec(hash)?.groups ?? {};
  if (!tag) throw new Error("Unknown format of a password hash");
  const found = await argon2id(password, Buffer.from(nonce!, "base64"), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(Buffer.from(tag, "base64"), found);
}

const phcFormat =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[^$]+)\$(?<tag>[^$]+)$/;

export const isOldHash = (hash: string): boolean => !hash.startsWith(prefix);

const argon2id = (password: string, nonce: Buffer, at = cost): Promise<Buffer> =>
  deriveArgon2("argon2id", { message: normalized(password), nonce, tagLength: 32, ...at });

const oldScrypt = (password: string, salt: string): Promise<Buffer> =>
  deriveScrypt(normalized(password), salt, 64, { N: 16384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 });

/** The same letters typed on different keyboards give the same bytes. */
const normalized = (password: string): string => password.normalize("NFKC");

const unpadded = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "");
