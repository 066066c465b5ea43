import { Client } from 'pg';

const address = process.env.PORTICO_TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function administer(statement) {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns an empty PostgreSQL database, or `undefined` if no server is available. */
export async function emptyDatabase() {
  const name = `portico_bench_${process.pid}`;
  try {
    await administer(`create database ${name}`);
  } catch {
    return undefined;
  }
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database if exists ${name} with (force)`) };
}
