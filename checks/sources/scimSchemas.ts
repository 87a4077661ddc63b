/** The schemas and messages of SCIM 2.0 (RFC 7643, RFC 7644) that Havre supports. */
export const SCIM_SCHEMAS: ReadonlySet<string> = new Set([
  'urn:ietf:params:scim:schemas:core:2.0:User',
  'urn:ietf:params:scim:schemas:core:2.0:Group',
  'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  'urn:ietf:params:scim:schemas:core:2.0:Schema',
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  'urn:ietf:params:scim:api:messages:2.0:Error',
]);
