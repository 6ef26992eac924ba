import pg from "pg";

/** The migrated database that every test file copies. */
export const templateName = "relevo_template";

/** Copying its files takes half as long as writing the copy to the log, block by block, which PostgreSQL does by default. */
export const createDatabase = (url: string, name: string, template = "template1"): Promise<void> =>
  administer(url, `create database ${name} template ${template} strategy file_copy`);

export const administer = (url: string, statement: string): Promise<void> =>
  withClient(`${url}/postgres`, (client) => client.query(statement));

/** A connection without the product's time limit. */
export async function withClient(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
