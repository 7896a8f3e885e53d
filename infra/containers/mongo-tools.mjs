// Takes the place of mongodump, mongorestore and mongosh beside MongoDB's stand-in, in the container of a service:
//   node --input-type=module --eval "$(cat mongo-tools.mjs)" dump | restore | shell DATABASE SCRIPT
import { createInterface } from 'node:readline';
import mongoose from 'mongoose';

const { MongoClient, BSON } = mongoose.mongo;
const client = await new MongoClient(process.env.MONGODB_URL).connect();
const [, command, database, script] = process.argv;

async function* collections() {
  for (const { name } of (await client.db().admin().listDatabases({ nameOnly: true })).databases)
    if (name.startsWith('tippspiel_')) for (const each of await client.db(name).collections()) yield each;
}

if (command === 'dump') {
  for await (const collection of collections())
    for await (const document of collection.find())
      console.log(
        BSON.EJSON.stringify([collection.dbName, collection.collectionName, document], { relaxed: false }),
      );
} else if (command === 'restore') {
  for await (const collection of collections()) await collection.deleteMany({});
  for await (const line of createInterface({ input: process.stdin })) {
    const [name, collection, document] = BSON.EJSON.parse(line, { relaxed: false });
    await client.db(name).collection(collection).insertOne(document);
  }
} else {
  const db = new Proxy({}, { get: (_none, name) => client.db(database).collection(name) });
  const wait = [];
  for (const statement of script.split(';')) wait.push(new Function('db', `return ${statement}`)(db));
  await Promise.all(wait);
}
await client.close();
