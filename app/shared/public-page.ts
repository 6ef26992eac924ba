/** The response header in which a page tells the server which tables it shows. It is removed before the response is sent. */
export const shownTablesHeader = "x-shown-tables";

/** For `export const headers`: this page is the same for everybody who is not signed in, until one of these tables changes. */
export function publicPage(...tables: string[]) {
  return ({ errorHeaders }: { errorHeaders?: Headers | undefined }): HeadersInit =>
    errorHeaders
      ? { "cache-control": "no-store" }
      : {
          "cache-control": "public, max-age=0, must-revalidate",
          [shownTablesHeader]: tables.join(" "),
        };
}
