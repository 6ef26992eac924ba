import autocannon from "autocannon";

export interface Load {
  requests: number;
  requestsPerSecond: number;
  p99: number;
}

interface LoadOptions {
  /** A distinct query per request. */
  queryOf?: (turn: number) => string;
  connections?: number;
}

/** Requests one URL as fast as it answers, compressed as browsers do. Any status but 200 is an error of the bench. */
export async function load(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
  { queryOf, connections = 32 }: LoadOptions = {},
): Promise<Load> {
  let count = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { "accept-encoding": "gzip, br", ...headers },
    ...(queryOf && {
      requests: [
        {
          setupRequest: (request: { path?: string }) => ({
            ...request,
            path: `${new URL(url).pathname}?${queryOf(count++)}`,
          }),
        },
      ],
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} failed`);
  return {
    requests: result.requests.total,
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
  };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
