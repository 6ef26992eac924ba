import { randomBytes } from "node:crypto";
import pg from "pg";

/** An empty database on the server of the tests; returns its name. */
export async function createDatabase(url: string): Promise<string> {
  const name = `e_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${name}`);
  return name;
}

export const dropDatabase = (url: string, name: string): Promise<void> =>
  administer(url, `drop database ${name} with (force)`);

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
