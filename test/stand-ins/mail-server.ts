import { SMTPServer } from "smtp-server";

interface ReceivedMail {
  from: string;
  /** The envelope recipient, whatever the headers say. */
  recipients: string[];
  headers: string;
  /** The raw email, with lines unfolded and quoted-printable decoded. */
  raw: string;
}

/** A mail server on loopback that keeps its emails, and can be stopped for a while. */
export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let smtp: SMTPServer | undefined;
  let port = 0;

  const start = () =>
    new Promise<void>((resolve, reject) => {
      smtp = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS"],
        disableReverseLookup: true,
        onData(stream, session, done) {
          const chunks: Buffer[] = [];
          stream.on("data", (chunk: Buffer) => chunks.push(chunk));
          stream.on("end", () => {
            const { mailFrom, rcptTo } = session.envelope;
            mails.push({
              from: mailFrom ? mailFrom.address : "",
              recipients: rcptTo.map(({ address }) => address),
              ...readMail(Buffer.concat(chunks).toString("utf8")),
            });
            done();
          });
        },
      });
      smtp.on("error", () => {});
      smtp.once("error", reject);
      smtp.listen(port, "127.0.0.1", () => {
        port = (smtp!.server.address() as { port: number }).port;
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!smtp) return resolve();
      smtp.close(() => resolve());
      smtp = undefined;
    });

  await start();
  return { url: `smtp://127.0.0.1:${port}`, mails, start, stop };
}

function readMail(source: string): Pick<ReceivedMail, "headers" | "raw"> {
  const unfolded = source.replace(/\r\n[ \t]+/g, " ");
  const headers = unfolded.slice(0, unfolded.indexOf("\r\n\r\n"));
  const raw = source
    .replace(/=\r\n/g, "")
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll("=", ""), "hex").toString("utf8"),
    );
  return { headers, raw };
}
