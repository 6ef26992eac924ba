import { connect } from "node:tls";

const patienceMs = 5_000;
/** Renewal is automatic at a third of a certificate's life: later than this it has failed. */
const leastDays = 14;

/** The site as visitors reach it, through name, proxy and certificate. */
export async function visitSite(appUrl: string, now: Date): Promise<string> {
  const url = new URL(appUrl);
  const certificate = url.protocol === "https:" ? await readCertificate(url, now) : "";
  const response = await fetch(`${appUrl}/live`, {
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  const text = (await response.text()).slice(0, 100);
  if (!response.ok || text !== '{"status":"live"}')
    throw new Error(`${url.host} answers ${response.status}, and not as this site does`);
  return `${url.host} answers${certificate}`;
}

async function readCertificate({ hostname, port }: URL, now: Date): Promise<string> {
  const expiresAt = await new Promise<Date>((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname });
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(patienceMs, () => fail(new Error(`${hostname} does not answer`)));
    socket.once("error", fail);
    socket.once("secureConnect", () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
  });
  const days = Math.floor((expiresAt.getTime() - now.getTime()) / 86_400_000);
  if (days < leastDays) throw new Error(`the certificate expires in ${days} days`);
  return `, certificate for ${days} days`;
}
