import type { Database } from '@homeroom/database';
import { createClient } from '@homeroom/database/staging-knowledge';
import type { Prisma, PrismaClient } from '@homeroom/database/staging-knowledge';
import { saveDocument } from './document-sql.ts';
import type { BriefedDocument, DocumentRecord, SavedDocument } from './document.ts';

/** A page of the stored documents. */
export interface DocumentList {
  /** Newest first. */
  documents: BriefedDocument[];
  /** Including those beyond the page. */
  total: number;
}

/**
 * Briefed documents, each stored once for its bytes. Each change adds a task for the index in the same transaction. A
 * document is removed like every source, by `KnowledgeStore.forget`.
 */
export class DocumentStore {
  private readonly database: Database;
  private readonly prisma: PrismaClient;

  constructor(database: Database) {
    this.database = database;
    this.prisma = createClient(database);
  }

  /** Returns the document of these bytes; null when there is none. */
  async find(sha256: string): Promise<BriefedDocument | null> {
    const row = await this.prisma.document.findUnique({ where: { sha256 } });
    return row && fromRow(row);
  }

  /**
   * Writes the record that `make` returns for the earlier document, null the first time; without a record the stored
   * document stays. Of two calls for the same bytes the second sees what the first has stored. A closed entry of the
   * event graph stays closed.
   */
  save(sha256: string, make: (earlier: BriefedDocument | null) => DocumentRecord | null): Promise<SavedDocument> {
    return saveDocument(this.database, sha256, make);
  }

  async list(limit: number): Promise<DocumentList> {
    const rows = await this.prisma.document.findMany({
      orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
      take: limit,
    });
    const total = rows.length < limit ? rows.length : await this.prisma.document.count();
    return { documents: rows.map(fromRow), total };
  }
}

function fromRow(row: Prisma.DocumentModel): BriefedDocument {
  const { sourceId: _, sender, senderUsername, detectedType, sentAs, card, ...rest } = row;
  return {
    ...rest,
    detectedType: detectedType as BriefedDocument['detectedType'],
    sentAs: sentAs as BriefedDocument['sentAs'],
    sender: { name: sender, username: senderUsername },
    card: card as unknown as BriefedDocument['card'],
  };
}
