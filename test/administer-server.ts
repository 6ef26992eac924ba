import pg from "pg";

/** The migrated database that every test file copies. */
export const templateName = "relevo_template";

export const createDatabase = (url: string, name: string, template = "template1"): Promise<void> =>
  administer(url, `create database ${name} template ${template}`);

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
